import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

/** What is proved is what appears, not how fast the machine is. */
configure({ asyncUtilTimeout: 15_000 })
