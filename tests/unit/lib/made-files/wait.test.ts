import { madeFiles, whenMade } from '@/lib/made-files/wait'

afterEach(() => {
  delete madeFiles().wait
})

test('where nothing is being made, nobody waits', async () => {
  await expect(whenMade('/templates/a/b.pdf')).resolves.toBeUndefined()
})

test('a file that takes long is waited for until it is made', async () => {
  const answers = [true, true, false]
  const asked: string[] = []
  madeFiles().wait = (url) => {
    asked.push(url)
    return Promise.resolve(answers[asked.length - 1]!)
  }
  await whenMade('/templates/a/b.pdf')
  expect(asked).toEqual(Array(3).fill('/templates/a/b.pdf'))
})
