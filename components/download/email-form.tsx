import { describe, Field } from '@/components/ui/field'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox, Input } from '@/components/ui/input'
import { HoneypotField } from '@/components/forms/honeypot-field'
import { consent } from '@/lib/subscriptions/consent'
import { subscribeFormSchema, type SubscribeForm } from '@/lib/forms/schema'
import { isFilled, type DownloadTarget } from './target'
import type { Download } from './use-download'

const ID = 'download-email'
const backup = 'we email you a backup copy, with files up to 200 KB attached and links to larger ones.'
const onlyConfirmation = 'we email you only to confirm the newsletter, if its box is checked.'

interface Props {
  hidden: boolean
  target: DownloadTarget | null
  onSubmit: Download['submit']
}

/** Asks for the email. It stays in place, `hidden`, while its download runs. */
export function EmailForm({ hidden, target, onSubmit }: Props) {
  const { register, handleSubmit, setError, setFocus, clearErrors, formState } = useForm<SubscribeForm>({
    resolver: zodResolver(subscribeFormSchema),
    defaultValues: { email: '', newsletterSubscribed: true },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = formState
  const message = errors.email?.message

  const submit = handleSubmit(async (input) => {
    const message = await onSubmit(input)
    if (message) setError('email', { message })
  })
  // Not by `setError`: a form that was hidden while its download ran cannot take the focus yet.
  useEffect(() => {
    if (message && !hidden) setFocus('email')
  }, [message, hidden, setFocus])

  return (
    <form className="dialog-form" hidden={hidden} noValidate onSubmit={(event) => void submit(event)}>
      <Field id={ID} label="Email address" error={message}>
        <Input
          {...describe({ id: ID, error: message })}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="you@company.com"
          {...register('email', { onChange: () => clearErrors('email') })}
        />
      </Field>
      <div>
        <label className="check-row">
          <Checkbox aria-describedby="download-consent" {...register('newsletterSubscribed')} />
          {consent.checkbox}
        </label>
        <p id="download-consent" className="dialog-note">
          {consent.note}
        </p>
      </div>
      <HoneypotField {...register('topic', { setValueAs: (value: string) => value || undefined })} />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Downloading...' : target ? 'Download Now' : 'Get Templates'}
      </Button>
      <p className="dialog-note">
        One time, no spam: {target && !isFilled(target) ? backup : onlyConfirmation} Every message has a one-click
        unsubscribe.
      </p>
    </form>
  )
}
