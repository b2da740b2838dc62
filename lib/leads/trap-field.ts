import { trapName } from './trap'

/** The field of `trap.ts` as the plain pages have it. */
export const trapField = `<input class="trap" type="text" name="${trapName}" placeholder="Leave this empty" tabindex="-1" autocomplete="off" aria-hidden="true">`
