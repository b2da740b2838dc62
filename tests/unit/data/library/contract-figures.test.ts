import { contracts } from '@/data/library/contracts'
import { figureCases } from '@/tests/support/figure-cases'
import { finder } from '@/tests/support/template-reader'

figureCases(finder(contracts))(`
  payments and the payment request add up
    slate-residential-contract: price.1.amount 20000, price.2.amount 500, price.taxRate 0.06, payment.1.share 0.1,
      payment.2.share 0.3, payment.3.share 0.4
    = price.contractSum 21730, payment.3.amount 8692, payment.4.amount 4346, payment.scheduled 21730
    epdm-commercial-contract: price.contractSum 100000, retainage.rate 0.05, sov.1.value 60000, sov.2.value 40000,
      sov.1.earlier 20000, .now 10000, sov.2.stored 5000, request.paid 19000
    = sov.difference 0, sov.1.share 0.5, request.due 14250, .open 66750
  coating gallons follow from area, mils and solids
    roof-coating-restoration-contract: coating.area 10000, .mils 20, .solids 0.6, .loss 1
    = coating.gallons 208
`)
