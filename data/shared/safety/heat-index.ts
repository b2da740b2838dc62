import * as d from '@/lib/documents/author'

const product = (factor: number, ...parts: d.Expr[]): d.Expr => d.mul(factor, ...parts)

/** Rothfusz regression: the heat index from about 80 °F up. */
function regression(t: d.Expr, rh: d.Expr): d.Expr {
  const rising = d.add(
    product(2.04901523, t),
    product(10.14333127, rh),
    product(0.00122874, t, t, rh),
    product(0.00085282, t, rh, rh),
  )
  const falling = d.add(
    42.379,
    product(0.22475541, t, rh),
    product(0.00683783, t, t),
    product(0.05481717, rh, rh),
    product(0.00000199, t, t, rh, rh),
  )
  return d.sub(rising, falling)
}

/** Subtracted in very dry air (below 13 % humidity, 80 to 112 °F). */
function dryAdjustment(t: d.Expr, rh: d.Expr): d.Expr {
  const distance = d.max(d.sub(t, 95), d.sub(95, t))
  return d.mul(d.max(0, d.div(d.sub(13, rh), 4)), d.sqrt(d.max(0, d.div(d.sub(17, distance), 17))))
}

/** Added in very moist air (above 85 % humidity, 80 to 87 °F). */
const moistAdjustment = (t: d.Expr, rh: d.Expr): d.Expr =>
  d.mul(d.max(0, d.div(d.sub(rh, 85), 10)), d.max(0, d.div(d.sub(87, t), 5)))

/**
 * The heat index as the National Weather Service works it out (Rothfusz, Technical Attachment SR 90-23, with its two
 * adjustments; Steadman's simple form where the result stays below 80 °F).
 *
 * @param t air temperature in the shade in °F
 * @param rh relative humidity in percent, as a whole number
 * @returns whole degrees Fahrenheit; blank where either is blank
 */
export function heatIndex(t: d.Expr, rh: d.Expr): d.Expr {
  const steadman = d.mul(0.5, d.add(t, 61, d.mul(1.2, d.sub(t, 68)), d.mul(0.094, rh)))
  const simple = d.mul(0.5, d.add(steadman, t))
  const full = d.add(d.sub(regression(t, rh), dryAdjustment(t, rh)), moistAdjustment(t, rh))
  return d.when(rh, '>=', 0, d.when(t, '>', 0, d.round(d.when(simple, '<', 80, simple, full), 0), 0), 0)
}
