import type { StaticImageData } from 'next/image'
import blankLarge from './pictures/blank-1152.webp'
import blankSmall from './pictures/blank-576.webp'
import filledLarge from './pictures/filled-1152.webp'
import filledSmall from './pictures/filled-576.webp'

interface Props {
  small: StaticImageData
  large: StaticImageData
  alt: string
  className?: string
}

/** A page in two sizes. */
function Page({ small, large, alt, className }: Props) {
  return (
    <img
      className={className}
      src={small.src}
      srcSet={`${small.src} 576w, ${large.src} 1152w`}
      sizes="(min-width: 64rem) 34rem, 130vw"
      alt={alt}
      width={small.width}
      height={small.height}
    />
  )
}

/** The same page of an estimate, blank and filled in, with a switch that works without scripts. */
export function HeroPair() {
  return (
    <div className="hero-show">
      <div className="hero-pages">
        <Page small={blankSmall} large={blankLarge} alt="Price table of the Shingle Roof Estimate, blank" />
        <Page
          className="hero-filled"
          small={filledSmall}
          large={filledLarge}
          alt="The same table filled in: quantity, unit price and total of each line"
        />
      </div>
      <fieldset className="hero-switch">
        <legend className="sr-only">A page of the Shingle Roof Estimate</legend>
        <label>
          <input type="radio" name="hero-page" value="blank" />
          Blank
        </label>
        <label>
          <input type="radio" name="hero-page" value="filled" defaultChecked />
          Filled in
        </label>
      </fieldset>
    </div>
  )
}
