/** Guidance that holds for storm, claim, warranty and leak reports on every roof. */
import type { GuideEntry } from '@/data/shared/types'

export const weatherSourceGuide: GuideEntry = {
  title: 'Cite weather by source and distance',
  text: 'The National Weather Service calls hail severe from 1 inch and wind from 58 mph, but smaller hail can hurt an old roof and large hail can miss a house. Note the report, its time and its distance. A radar estimate is a model, not a stone in the hand.',
  cite: 'NOAA National Centers for Environmental Information, Storm Events Database',
}

export const adjusterLineGuide: GuideEntry = {
  title: 'Stay on the contractor’s side of the line',
  text: 'Describing damage and pricing its repair is roofing. Interpreting a policy, arguing coverage or negotiating a claim is adjusting, and many states reserve it for licensed adjusters. Texas bars a contractor from acting as adjuster on a property it works on, and that reaches advertising.',
  cite: 'Texas Insurance Code 4102.163',
}

export const deductibleGuide: GuideEntry = {
  title: 'The deductible stays with the owner',
  text: 'Offering to pay, absorb or rebate a deductible breaks the law in many states, and a few require a written notice with the estimate. Give no gift for the inspection and no forecast of the insurer’s decision.',
  cite: '815 ILCS 513/18; Texas Insurance Code ch. 707; Florida Statutes 489.147',
}

export const tieInGuide: GuideEntry = {
  title: 'What a manufacturer may ask of a homeowner',
  text: 'Roofing bought to repair or reroof a home is a consumer product. Its manufacturer may ask for reasonable upkeep and for proof, but may not make the warranty depend on a named brand or paid service unless it gives that free or holds a waiver from the Federal Trade Commission. Damage that other products or work really caused may still be left out.',
  cite: '15 U.S.C. 2302(c); 16 CFR 700.1(e), 700.10',
}
