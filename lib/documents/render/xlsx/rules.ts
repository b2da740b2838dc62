import type { ConditionalRule, DataValidation } from 'hucre/xlsx'
import { daySerial } from '../../calc'
import { theme } from '../../theme'
import type { DropdownLists } from './lists'
import type { Alert, Validation } from './types'

/** Far beyond any amount of a roofing company. Text is outside of every range. */
const anyAmount = 1e12

type Rule = Omit<DataValidation, 'range'>

const checked = { showErrorMessage: true, errorTitle: 'Please check' } as const

function listRule(rule: Extract<Validation, { type: 'list' }>, lists: DropdownLists): Rule {
  const list = { type: 'list', formula1: lists.formula(rule.options) } as const
  // An open list helps with typing and takes whatever is typed.
  if (!rule.closed) return list
  return {
    ...list,
    ...checked,
    errorStyle: 'stop',
    errorMessage: 'Choose from the list: figures on this form are added up by these words.',
  }
}

const between = (type: 'decimal' | 'date', from: number | null, to: number | null, errorMessage: string): Rule => ({
  ...{ type, operator: 'between', formula1: String(from), formula2: String(to) },
  ...{ ...checked, errorStyle: 'stop', errorMessage },
})

const anyNumber = between(
  'decimal',
  -anyAmount,
  anyAmount,
  'Enter a number, such as 1,250.00; a minus takes it off. Text here is not calculated.',
)

const positiveNumber: Rule = {
  type: 'decimal',
  operator: 'greaterThanOrEqual',
  formula1: '0',
  ...checked,
  errorStyle: 'warning',
  errorMessage: 'Enter a number of 0 or more. Text here is not calculated.',
}

const anyDate = between(
  'date',
  daySerial('1900-01-01'),
  daySerial('2100-12-31'),
  'Enter month, day and year, such as 3/14/2026. A year is from 1900 to 2100.',
)

const percentMessage = (most: number): string => `Enter a percentage up to ${most * 100}%: 8.25 for 8.25%.`

function ruleOf(rule: Validation, lists: DropdownLists): Rule {
  switch (rule.type) {
    case 'hint':
      return {
        type: 'custom',
        formula1: 'TRUE',
        showInputMessage: true,
        inputTitle: rule.title,
        inputMessage: rule.text,
      }
    case 'calculated':
      return {
        type: 'custom',
        formula1: 'FALSE',
        ...checked,
        errorStyle: 'warning',
        errorTitle: 'This cell calculates',
        errorMessage: 'What you type here replaces the formula of this row.',
      }
    case 'list':
      return listRule(rule, lists)
    case 'date':
      return anyDate
    case 'amount':
      return rule.signed ? anyNumber : positiveNumber
    case 'percent':
      return {
        ...between('decimal', rule.signed ? -rule.most : 0, rule.most, percentMessage(rule.most)),
        showInputMessage: true,
        inputTitle: 'Percent',
        inputMessage: 'Type 10 for 10%.',
      }
  }
}

/** What Excel checks as someone types: amounts below 0 are asked about, what cannot be right is refused. */
export const validation = (rule: Validation, ranges: readonly string[], lists: DropdownLists): DataValidation => ({
  range: ranges.join(' '),
  allowBlank: true,
  ...ruleOf(rule, lists),
})

/** An alert as a conditional format. Its color is that of safety notes. */
export const conditionalRule = ({ formula, ranges }: Alert, index: number): ConditionalRule => ({
  type: 'expression',
  priority: index + 1,
  formula,
  range: ranges.join(' '),
  style: {
    font: { color: { rgb: theme.safety.edge } },
    fill: {
      type: 'pattern',
      pattern: 'solid',
      fgColor: { rgb: theme.safety.fill },
      bgColor: { rgb: theme.safety.fill },
    },
  },
})
