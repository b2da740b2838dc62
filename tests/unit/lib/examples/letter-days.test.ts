import { templateContents } from '@/lib/catalogue/contents'
import { exampleOf } from '@/lib/examples'
import { finder } from '@/tests/support/template-reader'

/** Days of a letter in the order in which they come; two may be the same. */
const orders = {
  'building-inspection-notice': 'visit.date < visit.cureBy < visit.again < visit.finish',
  'communication-log': 'promise.1.made < promise.1.due < promise.1.done',
  'complaint-response-letter': 'complaint.received < complaint.visitDate < letter.date < complaint.closeBy',
  'contact-preferences-and-consent-form': 'consentOwner.date < record.system < stop.1.date < stop.1.done',
  'daily-progress-update': 'update.1.date < day.date < job.finish',
  'delay-apology-letter': 'letter.date < delay.promised < delay.new',
  'denied-claim-next-steps-letter': 'storm.date < denial.date < letter.date < denial.cancelBy < option.validUntil',
  'final-walkthrough-invitation': 'letter.date < walk.answerBy',
  'hidden-damage-notice': 'found.date < letter.date < owner.date',
  'homeowner-job-preparation-letter': 'letter.date < job.startDate',
  'job-declined-letter': 'decline.asked < letter.date < decline.earliest',
  'leak-callback-response': 'job.completionDate < leak.called < leak.visited < letter.date < leak.checkDay',
  'maintenance-plan-renewal-letter': 'visit.1.date < visit.2.date < letter.date < plan.sayBy < plan.from < plan.to',
  'material-delivery-notice': 'letter.date < delivery.date < delivery.start',
  'neighbor-notice-of-roofing-work': 'door.1.date < job.startDate < job.loudDay < job.lastDay < site.rain',
  'photo-and-media-release': 'media.taken < owner.date < media.until',
  'price-increase-notice': 'estimate.validUntil < letter.date < price.answerBy < price.effective',
  'project-completion-letter': 'job.completionDate < permit.approved < letter.date < pay.due',
  'project-start-notice': 'letter.date < job.startDate < job.finish',
  'property-damage-response-letter': 'damage.reported < letter.date < damage.answerBy',
  'schedule-change-notice': 'owner.date < change.old < change.new < change.other',
  'thank-you-after-inspection-letter': 'inspection.date < letter.date < estimate.promisedBy',
  'warranty-anniversary-letter': 'job.completionDate < letter.date < warranty.workEnds',
  'warranty-handover-letter': 'job.completionDate < letter.date < warranty.workEnds',
  'weather-delay-notice': 'weather.day < letter.date < weather.next < job.finish',
}

test.each(Object.entries(orders))('the example of %s has its days in order: %s', (slug, order) => {
  const content = finder(templateContents)(slug)
  const values = exampleOf(content, content.document())
  const dates = order.split(' < ').map((name) => values[name])
  for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(dates).toEqual([...dates].sort())
})
