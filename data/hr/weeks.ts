/** Federal overtime arithmetic that the pay workbooks share. Blank hours stay blank. */
import { div, max, min, mul, round, sub, when, type Expr } from '@/lib/documents/author'

/** Hours of a workweek after which federal overtime starts (29 U.S.C. 207(a)(1)). */
export const weeklyLimit = 40

/** Hours of one workweek beyond 40. */
export const overtimeHours = (hours: Expr): Expr => when(hours, '>', weeklyLimit, sub(hours, weeklyLimit), 0)

/** All straight-time pay of the week over all hours of the week (29 CFR 778.109, 778.111). */
export const regularRate = (straightPay: Expr, hours: Expr): Expr => div(straightPay, hours)

/** The half that is still owed when straight time has been paid for every hour (29 CFR 778.111). */
export const halfPremium = (rate: Expr, overtime: Expr): Expr => round(mul(0.5, rate, overtime))

/** What straight-time pay lacks of the minimum wage for all hours; blank until the minimum wage is entered. */
export const makeUpPay = (straightPay: Expr, minimumWage: Expr, hours: Expr): Expr =>
  round(max(0, sub(mul(minimumWage, hours), straightPay)))

/** The most that the FLSA leaves for a deduction in the employer's interest (29 CFR 531.36, 531.37). */
export const deductionRoom = (rate: Expr, minimumWage: Expr, hours: Expr): Expr =>
  when(minimumWage, '>', 0, round(mul(max(0, sub(rate, minimumWage)), min(weeklyLimit, hours))), 0)
