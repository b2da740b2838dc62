/** Imported before the templates by scripts that read them: what they load is what the sources say. */
import { bundleCatalogue } from './catalogue'

bundleCatalogue()
