/** @jest-environment jsdom */
import { constants, storageKeys } from '@/lib/constants'
import { loaderText } from '@/lib/platform/generated/hydration-loader'

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')]
const sources = () => scripts().map((script) => script.getAttribute('src'))
const press = (selector: string, init: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

/** What the page's own listeners, and after them the browser, were given. */
let given: string[]
const note = (event: Event) => {
  given.push(`${event.type} ${(event.target as Element).id}`)
  event.preventDefault()
}
const undo: (() => void)[] = []

/** Runs the shipped text as the browser does, in a page with the given body. */
function openPage(body: string, readyState: DocumentReadyState = 'complete', list = '/one.js /two.js /three.js') {
  given = []
  document.head.innerHTML = `<template data-scripts="${list}"></template>`
  document.body.innerHTML = body
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState })
  const add = jest.spyOn(window, 'addEventListener')
  const script = document.createElement('script')
  script.textContent = loaderText
  document.head.append(script)
  for (const [type, listener, options] of add.mock.calls)
    undo.push(() => window.removeEventListener(type, listener, options))
  add.mockRestore()
  document.addEventListener('click', note)
  document.addEventListener('submit', note)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  for (const step of undo.splice(0)) step()
  document.removeEventListener('click', note)
  document.removeEventListener('submit', note)
  jest.useRealTimers()
})
const hydrate = () => window.dispatchEvent(new Event('pagehydrated'))

describe('loading', () => {
  test('waits for the page to be loaded and the browser to be idle', () => {
    openPage('')
    expect(sources()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(sources()).toEqual([])
    jest.runAllTimers()
    expect(sources()).toEqual(['/one.js', '/two.js', '/three.js'])
  })

  test.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])('starts at %s, once', (sign) => {
    openPage('<p id="text"></p>')
    const target = document.querySelector('#text')
    target?.dispatchEvent(new Event(sign, { bubbles: true }))
    target?.dispatchEvent(new Event(sign, { bubbles: true }))
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    expect(sources()).toEqual(['/one.js', '/two.js', '/three.js'])
  })

  test('marks the scripts as React expects them', () => {
    openPage('')
    window.dispatchEvent(new Event('keydown'))
    expect(scripts().every((script) => script.matches('script[async][src]'))).toBe(true)
  })

  test('keeps the address of a script, and sets the attributes that follow it', () => {
    openPage(
      '',
      'complete',
      '/one.js?dpl=1#crossorigin=&amp;integrity=sha256-a%2Bb%3D+sha384-c%3D /two.js?dpl=1#nonce=x',
    )
    window.dispatchEvent(new Event('keydown'))
    expect(sources()).toEqual(['/one.js?dpl=1', '/two.js?dpl=1'])
    const [one, two] = scripts()
    expect(one?.getAttribute('crossorigin')).toBe('')
    expect(one?.getAttribute('integrity')).toBe('sha256-a+b= sha384-c=')
    expect(one?.hasAttribute('nonce')).toBe(false)
    expect(two?.getAttribute('nonce')).toBe('x')
  })

  test('a page of which a part is missing is waited for', () => {
    openPage('', 'loading')
    window.dispatchEvent(new Event('keydown'))
    expect(sources()).toEqual([])
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(sources()).toHaveLength(3)
  })
})

describe('a click before the page is hydrated', () => {
  const link = '<a id="link" href="#x" data-needs-script><b id="inside">Download</b></a>'

  test('is held, shown to be, and given once', () => {
    openPage(link)
    press('#inside')
    press('#inside')
    expect(given).toEqual([])
    expect(sources()).toHaveLength(3)
    expect(document.querySelector('#link')?.getAttribute('aria-busy')).toBe('true')
    hydrate()
    expect(given).toEqual(['click link'])
    expect(document.querySelector('#link')?.hasAttribute('aria-busy')).toBe(false)
    press('#inside')
    expect(given).toEqual(['click link', 'click inside'])
  })

  test('gives way to a later one elsewhere', () => {
    openPage(`${link}<button id="button" data-needs-script></button>`)
    press('#link')
    press('#button')
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1)
    hydrate()
    expect(given).toEqual(['click button'])
  })

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('is left alone with %s', (key) => {
    openPage(link)
    press('#link', { [key]: true })
    expect(given).toEqual(['click link'])
  })

  test('is left alone where no script is needed', () => {
    openPage('<a id="plain" href="#x">Home</a>')
    press('#plain')
    expect(given).toEqual(['click plain'])
  })

  test('is the plain link after eight seconds; a button, which is nothing by itself, goes on waiting', () => {
    openPage(`${link}<button id="button" data-needs-script></button>`)
    press('#link')
    jest.advanceTimersByTime(8000)
    expect(given).toEqual(['click link'])
    openPage(`<button id="button" data-needs-script></button>`)
    press('#button')
    jest.advanceTimersByTime(60_000)
    expect(given).toEqual([])
    hydrate()
    expect(given).toEqual(['click button'])
  })

  test('is the plain link where a script cannot be loaded', () => {
    openPage(link)
    press('#link')
    scripts()[1]?.dispatchEvent(new Event('error'))
    expect(given).toEqual(['click link'])
    hydrate()
    expect(given).toHaveLength(1)
  })

  test('on an invoker is left to browsers that know commands, and held in others', () => {
    const button = '<button id="menu" data-needs-script commandfor="drawer" command="show-modal"></button>'
    openPage(button)
    press('#menu')
    expect(given).toEqual([])
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { configurable: true, value: null })
    undo.push(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement'))
    openPage(button)
    press('#menu')
    expect(given).toEqual(['click menu'])
  })
})

test('a form that needs its script is submitted again by the same button; one that does not is left alone', () => {
  const form = (id: string, marker: string) =>
    `<form id="${id}" ${marker}><input required value="x"><button id="${id}-send" name="how" value="fast"></button></form>`
  openPage(form('held', 'data-needs-script') + form('plain', ''))
  press('#plain-send')
  expect(given).toEqual(['click plain-send'])
  given = []
  document.removeEventListener('click', note)
  document.querySelector<HTMLButtonElement>('#held-send')?.click()
  expect(given).toEqual([])
  const again = jest.fn((event: SubmitEvent) => (event.submitter as HTMLButtonElement).value)
  document.addEventListener('submit', again, { once: true })
  hydrate()
  expect(given).toEqual(['submit held'])
  expect(again).toHaveReturnedWith('fast')
})

describe('the templates viewed', () => {
  const { recentlyViewed } = storageKeys
  const stored = () => JSON.parse(localStorage.getItem(recentlyViewed) ?? 'null') as unknown
  /** Opens a page of this address; one that was not found has no canonical address. */
  const view = (pathname: string, isFound = true) => {
    history.replaceState(null, '', pathname)
    openPage('', 'loading')
    if (isFound)
      document.head.insertAdjacentHTML('beforeend', `<link rel="canonical" href="https://x.example${pathname}">`)
    document.dispatchEvent(new Event('DOMContentLoaded'))
    for (const step of undo.splice(0)) step()
  }

  beforeEach(() => localStorage.clear())
  afterEach(() => history.replaceState(null, '', '/'))

  test('are stored when the page is read, without scripts: to the front, without duplicates, five at most', () => {
    for (const slug of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) view(`/templates/${slug}`)
    expect(scripts()).toEqual([])
    expect(stored()).toEqual(['f', 'e', 'd', 'a', 'c'])
    expect(stored()).toHaveLength(constants.recentlyViewedStored)
  })

  test('are only those whose page exists, not other pages', () => {
    for (const path of ['/templates', '/templates/slate/fill', '/categories/hr', '/']) view(path)
    view('/templates/no-such-template', false)
    expect(stored()).toBeNull()
  })

  test('start empty and log it if something else is stored', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const text of ['{', '"a"']) {
      localStorage.setItem(recentlyViewed, text)
      view('/templates/now')
      expect(stored()).toEqual(['now'])
    }
    expect(log).toHaveBeenCalledTimes(1)
  })
})

test('lists get the chosen look before the page is drawn, and storage that is denied does no harm', () => {
  const root = document.documentElement
  openPage('')
  expect(root).not.toHaveAttribute('data-list')
  localStorage.setItem(storageKeys.list, 'rows')
  openPage('')
  expect(root).toHaveAttribute('data-list', 'rows')
  delete root.dataset.list
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  openPage('<a id="held" href="#x" data-needs-script>Download</a>')
  press('#held')
  expect(log).toHaveBeenCalled()
  expect(scripts()).not.toEqual([])
  jest.restoreAllMocks()
  localStorage.clear()
})
