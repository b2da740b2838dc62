import { trapName } from './trap'

/** The HTML of the field in `trap.ts`, for pages without scripts. */
export const trapField = `<input class="trap" type="text" name="${trapName}" placeholder="Leave this empty" tabindex="-1" autocomplete="off" aria-hidden="true">`
