import type { TemplateContent } from '@/data/shared/types'
import { atticAndVentilationInspection } from './attic-and-ventilation-inspection'
import { chimneyAndFlashingInspection } from './chimney-and-flashing-inspection'
import { droneRoofSurvey } from './drone-roof-survey'
import { generalRoofConditionReport } from './general-roof-condition-report'
import { gutterAndDrainageInspection } from './gutter-and-drainage-inspection'
import { moistureSurveyAndCoreLog } from './moisture-survey-and-core-log'
import { multiBuildingRoofInventory } from './multi-building-roof-inventory'
import { photoDocumentationLog } from './photo-documentation-log'
import { prePurchaseRoofInspection } from './pre-purchase-roof-inspection'
import { remainingLifeAssessment } from './remaining-life-assessment'
import { roofMeasurementWorksheet } from './roof-measurement-worksheet'
import { skylightAndPenetrationInspection } from './skylight-and-penetration-inspection'

/** The 12 inspections that serve every roof system. */
export const universalInspections: readonly TemplateContent[] = [
  generalRoofConditionReport,
  droneRoofSurvey,
  atticAndVentilationInspection,
  gutterAndDrainageInspection,
  skylightAndPenetrationInspection,
  chimneyAndFlashingInspection,
  moistureSurveyAndCoreLog,
  prePurchaseRoofInspection,
  photoDocumentationLog,
  roofMeasurementWorksheet,
  multiBuildingRoofInventory,
  remainingLifeAssessment,
]
