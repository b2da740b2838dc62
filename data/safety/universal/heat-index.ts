import { add, div, type Expr, max, mul, round, sqrt, sub, when } from '@/lib/documents/author'

const product = (factor: number, ...parts: Expr[]): Expr => mul(factor, ...parts)

/** Rothfusz regression: the heat index from about 80 °F up. */
function regression(t: Expr, rh: Expr): Expr {
  const rising = add(
    product(2.04901523, t),
    product(10.14333127, rh),
    product(0.00122874, t, t, rh),
    product(0.00085282, t, rh, rh),
  )
  const falling = add(
    42.379,
    product(0.22475541, t, rh),
    product(0.00683783, t, t),
    product(0.05481717, rh, rh),
    product(0.00000199, t, t, rh, rh),
  )
  return sub(rising, falling)
}

/** Subtracted in very dry air (below 13 % humidity, 80 to 112 °F). */
function dryAdjustment(t: Expr, rh: Expr): Expr {
  const distance = max(sub(t, 95), sub(95, t))
  return mul(max(0, div(sub(13, rh), 4)), sqrt(max(0, div(sub(17, distance), 17))))
}

/** Added in very moist air (above 85 % humidity, 80 to 87 °F). */
const moistAdjustment = (t: Expr, rh: Expr): Expr => mul(max(0, div(sub(rh, 85), 10)), max(0, div(sub(87, t), 5)))

/**
 * The heat index as the National Weather Service works it out (Rothfusz, Technical Attachment SR 90-23, with its two
 * adjustments; Steadman's simple form where the result stays below 80 °F).
 *
 * @param t air temperature in the shade in °F
 * @param rh relative humidity in percent, as a whole number
 * @returns whole degrees Fahrenheit; blank where either is blank
 */
export function heatIndex(t: Expr, rh: Expr): Expr {
  const steadman = mul(0.5, add(t, 61, mul(1.2, sub(t, 68)), mul(0.094, rh)))
  const simple = mul(0.5, add(steadman, t))
  const full = add(sub(regression(t, rh), dryAdjustment(t, rh)), moistAdjustment(t, rh))
  return when(rh, '>=', 0, when(t, '>', 0, round(when(simple, '<', 80, simple, full), 0), 0), 0)
}
