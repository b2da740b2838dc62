/** Federal overtime arithmetic that the pay workbooks share. Blank hours stay blank. */
import * as d from '@/lib/documents/author'

/** Hours of a workweek after which federal overtime starts (29 U.S.C. 207(a)(1)). */
const weeklyLimit = 40

/** Hours of one workweek beyond 40. */
export const overtimeHours = (hours: d.Expr): d.Expr => d.when(hours, '>', weeklyLimit, d.sub(hours, weeklyLimit), 0)

/** All straight-time pay of the week over all hours of the week (29 CFR 778.109, 778.111). */
export const regularRate = (straightPay: d.Expr, hours: d.Expr): d.Expr => d.div(straightPay, hours)

/** The half that is still owed when straight time has been paid for every hour (29 CFR 778.111). */
export const halfPremium = (rate: d.Expr, overtime: d.Expr): d.Expr => d.round(d.mul(0.5, rate, overtime))

/** What straight-time pay lacks of the minimum wage for all hours; blank until the minimum wage is entered. */
export const makeUpPay = (straightPay: d.Expr, minimumWage: d.Expr, hours: d.Expr): d.Expr =>
  d.round(d.max(0, d.sub(d.mul(minimumWage, hours), straightPay)))

/** The most that the FLSA leaves for a deduction in the employer's interest (29 CFR 531.36, 531.37). */
export const deductionRoom = (rate: d.Expr, minimumWage: d.Expr, hours: d.Expr): d.Expr =>
  d.when(minimumWage, '>', 0, d.round(d.mul(d.max(0, d.sub(rate, minimumWage)), d.min(weeklyLimit, hours))), 0)
