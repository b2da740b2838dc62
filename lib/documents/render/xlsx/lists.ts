import type { WriteSheet } from 'hucre/xlsx'
import { absoluteAddress, quoteSheet } from './addresses'
import type { WorkbookPlan } from './types'

/** Excel's limit for a list inside a rule, in characters. A comma in it always separates options. */
const longestInline = 255
const sheetName = '_Lists'

const fitsInline = (options: readonly string[]): boolean =>
  options.join(',').length <= longestInline && options.every((option) => !option.includes(','))

/** The dropdowns of a workbook: short lists are written into their rules, the others into columns of a hidden sheet. */
export class DropdownLists {
  private readonly stored = new Map<string, { options: readonly string[]; column: number }>()

  constructor(plan: WorkbookPlan) {
    for (const { rule } of plan.sheets.flatMap((sheet) => sheet.validations)) {
      const key = rule.type === 'list' ? rule.options.join('\n') : ''
      if (rule.type === 'list' && !fitsInline(rule.options) && !this.stored.has(key))
        this.stored.set(key, { options: rule.options, column: this.stored.size })
    }
  }

  formula(options: readonly string[]): string {
    const list = this.stored.get(options.join('\n'))
    if (!list) return `"${options.join(',').replaceAll('"', '""')}"`
    const [first, last] = [0, options.length - 1].map((row) => absoluteAddress(row, list.column))
    return `${quoteSheet(sheetName)}!${first}:${last}`
  }

  sheets(): WriteSheet[] {
    if (this.stored.size === 0) return []
    const columns = [...this.stored.values()]
    const longest = Math.max(...columns.map(({ options }) => options.length))
    const rows = Array.from({ length: longest }, (_, row) => columns.map(({ options }) => options[row] ?? null))
    return [{ name: sheetName, rows, hidden: true }]
  }
}
