import { mailboxOf } from '@/lib/store/mailbox'

test.each([
  ['Ann+Roof@X.com', 'ann@x.com'],
  ['ann@x.com', 'ann@x.com'],
  ['ann+a+b@x.com', 'ann@x.com'],
  ['ann+@x.com', 'ann@x.com'],
  // No name is left before the plus: it is the name.
  ['+ann@x.com', '+ann@x.com'],
  ['ann@x+y.com', 'ann@x+y.com'],
  ['a.nn@x.com', 'a.nn@x.com'],
  ['V.ic.Tim+roof@Gmail.com', 'victim@gmail.com'],
  ['victim@googlemail.com', 'victim@gmail.com'],
  ['vic.tim@gmail.com.example.org', 'vic.tim@gmail.com.example.org'],
  ['vic.tim@mail.gmail.com', 'vic.tim@mail.gmail.com'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
