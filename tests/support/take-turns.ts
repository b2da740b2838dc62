import { test } from '@playwright/test'
import { isItsTurn } from './sample'

/** Called first in a long browser test: skips it, unless this is its day, one in `days`, or the nightly run. */
export function takeTurns(days: number): void {
  test.skip(!isItsTurn(test.info().title, days), 'It runs on another day.')
}
