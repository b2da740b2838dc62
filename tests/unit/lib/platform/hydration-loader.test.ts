/** @jest-environment jsdom */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RecentlyViewed } from '@/components/template/recently-viewed'
import { constants, storageKeys } from '@/lib/constants'
import { loaderText } from '@/lib/platform/generated/hydration-loader'
import { bringIntoSight, watchSight } from '@/tests/support/seen'

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')]
const sources = () => scripts().map((script) => script.getAttribute('src'))
const press = (selector: string, init: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

/** The events that reached the page's listeners. */
let given: string[]
const note = (event: Event) => {
  given.push(`${event.type} ${(event.target as Element).id}`)
  event.preventDefault()
}
const undo: (() => void)[] = []

/** Runs the shipped text as the browser does, in a page with the given body. */
function openPage(
  body: string,
  readyState: DocumentReadyState = 'complete',
  list = ['one', 'two', 'three'].map((name) => `<script src="/${name}.js" async=""></script>`).join(''),
) {
  given = []
  document.head.innerHTML = `<template data-scripts="">${list}</template>`
  document.body.innerHTML = body
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState })
  const targets = [window, document].map((target) => ({ target, add: jest.spyOn(target, 'addEventListener') }))
  const script = document.createElement('script')
  script.textContent = loaderText
  document.head.append(script)
  for (const { target, add } of targets) {
    for (const [type, listener, options] of add.mock.calls)
      undo.push(() => target.removeEventListener(type, listener, options))
    add.mockRestore()
  }
  document.addEventListener('click', note)
  document.addEventListener('submit', note)
}

beforeAll(watchSight)
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  for (const step of undo.splice(0)) step()
  document.removeEventListener('click', note)
  document.removeEventListener('submit', note)
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
const hydrate = () => window.dispatchEvent(new Event('pagehydrated'))

/** The paint that answers a sign, and what comes after it. */
const paint = () => jest.advanceTimersByTime(100)
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
const send = (event: Event, target: EventTarget = window) => target.dispatchEvent(event)
const arrive = () => send(new Event('DOMContentLoaded', { bubbles: true }), document)

describe('loading', () => {
  test('only fetches the scripts until a visitor gives a sign, and keeps their addresses and attributes', () => {
    const integrity = 'sha256-a+b= sha384-c='
    openPage(
      '',
      'complete',
      `<script src="/one.js?dpl=1" async="" crossorigin="" integrity="${integrity}"></script>` +
        '<script src="/two.js?dpl=1" async="" nonce="x"></script>',
    )
    expect(preloads()).toEqual([])
    send(new Event('load'))
    jest.advanceTimersByTime(3_600_000)
    expect(preloads().map((link) => [link.getAttribute('href'), link.as, link.fetchPriority])).toEqual([
      ['/one.js?dpl=1', 'script', 'low'],
      ['/two.js?dpl=1', 'script', 'low'],
    ])
    expect(sources()).toEqual([])
    send(new Event('keydown'))
    paint()
    expect(sources()).toEqual(['/one.js?dpl=1', '/two.js?dpl=1'])
    for (const [one, two] of [scripts(), preloads()]) {
      expect(one?.getAttribute('crossorigin')).toBe('')
      expect(one?.getAttribute('integrity')).toBe(integrity)
      expect(one?.hasAttribute('nonce')).toBe(false)
      expect(two?.getAttribute('nonce')).toBe('x')
    }
  })

  test.each([
    ...['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'click'],
    ...['input', 'change', 'submit', 'dragenter', 'drop'],
  ])('runs them at %s, once', (sign) => {
    openPage('<p id="text"></p>')
    const target = document.querySelector('#text')!
    const give = () => send(Object.assign(new Event(sign, { bubbles: true }), { movementX: 1 }), target)
    give()
    expect(sources()).toEqual([])
    paint()
    give()
    send(new Event('load'))
    jest.runAllTimers()
    expect(sources()).toEqual(['/one.js', '/two.js', '/three.js'])
    // As React expects them.
    expect(scripts().every((script) => script.matches('script[async][src]'))).toBe(true)
    expect(preloads()).toEqual([])
  })

  test.each(['pointerup', 'pointercancel'])('waits under a finger until %s', (end) => {
    openPage('')
    for (const type of ['pointerdown', 'touchstart', 'pointermove'])
      send(Object.assign(new Event(type), { pointerType: 'touch' }))
    jest.runAllTimers()
    expect(sources()).toEqual([])
    send(Object.assign(new Event(end), { pointerType: 'touch' }))
    paint()
    expect(sources()).toHaveLength(3)
  })

  test('ignores a mouse at rest where the page appears', () => {
    openPage('')
    send(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }))
    jest.runAllTimers()
    expect(sources()).toEqual([])
  })

  test('runs them without a sign on a page that is blank without them', () => {
    openPage('<template data-wakes></template>')
    send(new Event('load'))
    jest.runAllTimers()
    expect(sources()).toHaveLength(3)
  })

  test('waits for the rest of a page that has arrived only in part', () => {
    openPage('', 'loading')
    send(new Event('keydown'))
    paint()
    expect(sources()).toEqual([])
    arrive()
    paint()
    expect(sources()).toHaveLength(3)
  })
})

test.each(['pointerdown', 'mouseup', 'keydown', 'input', 'click', 'change'])(
  'while the scripts run, %s reaches the browser but not the page until it is hydrated',
  (type) => {
    openPage('<input id="field">')
    const heard = jest.fn()
    document.addEventListener(type, heard)
    const field = document.querySelector('#field')!
    const give = () => send(new Event(type, { bubbles: true, cancelable: true }), field)
    give()
    expect(heard).toHaveBeenCalledTimes(1)
    paint()
    expect(give()).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    hydrate()
    give()
    expect(heard).toHaveBeenCalledTimes(2)
    document.removeEventListener(type, heard)
  },
)

describe('the keys of the search before the page is hydrated', () => {
  const body = '<a id="search" href="#x" aria-keyshortcuts="/" data-needs-script></a><input id="field">'
  const type = (init: KeyboardEventInit, target: Element = document.body) =>
    send(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }), target)

  test.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }])('%j opens it then', (keys) => {
    openPage(body)
    expect(type(keys)).toBe(false)
    expect(document.querySelector('#search')).toHaveAttribute('aria-busy', 'true')
    hydrate()
    expect(given).toEqual(['click search'])
  })

  test('a slash typed into a field does not, nor does any other key', () => {
    openPage(body)
    document.querySelector<HTMLElement>('#field')!.focus()
    expect(type({ key: '/' }, document.querySelector('#field')!)).toBe(true)
    expect(type({ key: 'k' })).toBe(true)
    hydrate()
    expect(given).toEqual([])
  })
})

describe('a click before the page is hydrated', () => {
  const link = '<a id="held" href="#x" data-needs-script><b id="inside">Download</b></a>'

  test.each([
    link,
    '<button id="held" type="button" aria-pressed="false">Filled in</button>',
    '<button id="held" type="button"><i id="inside">↓</i></button>',
  ])('is held, shown as busy, and repeated once, on what does nothing without scripts: %s', (element) => {
    openPage(element)
    const held = document.querySelector('#held')
    press('#inside')
    press('#held')
    expect(given).toEqual([])
    paint()
    expect(sources()).toHaveLength(3)
    expect(held).toHaveAttribute('aria-busy', 'true')
    hydrate()
    expect(given).toEqual(['click held'])
    expect(held).not.toHaveAttribute('aria-busy')
    press('#held')
    expect(given).toEqual(['click held', 'click held'])
  })

  test('gives way to a later one elsewhere', () => {
    openPage(`${link}<button id="button" data-needs-script></button>`)
    press('#held')
    press('#button')
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1)
    hydrate()
    expect(given).toEqual(['click button'])
  })

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('is left alone with %s', (key) => {
    openPage(link)
    press('#held', { [key]: true })
    expect(given).toEqual(['click held'])
  })

  test.each([
    '<button id="own" type="button" popovertarget="filters"></button>',
    '<button id="own">Search</button>',
    '<a id="own" href="#x">Home</a>',
  ])('is left to the browser where it needs no script: %s', (element) => {
    openPage(element)
    press('#own')
    expect(given).toEqual(['click own'])
  })

  test('becomes the plain link after eight seconds; a button keeps waiting', () => {
    openPage(`${link}<button id="button" data-needs-script></button>`)
    press('#held')
    jest.advanceTimersByTime(8000)
    expect(given).toEqual(['click held'])
    openPage(`<button id="button" data-needs-script></button>`)
    press('#button')
    jest.advanceTimersByTime(60_000)
    expect(given).toEqual([])
    hydrate()
    expect(given).toEqual(['click button'])
  })

  test('becomes the plain link if a script cannot be loaded', () => {
    openPage(link)
    press('#held')
    paint()
    scripts()[1]?.dispatchEvent(new Event('error'))
    expect(given).toEqual(['click held'])
    hydrate()
    expect(given).toHaveLength(1)
  })

  test('on an invoker button is left to browsers that support commands, and held in others', () => {
    const button = '<button id="menu" data-needs-script commandfor="drawer" command="show-modal"></button>'
    openPage(button)
    press('#menu')
    expect(given).toEqual([])
    const drawer = document.createElement('dialog')
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { configurable: true, value: drawer })
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
  const { recentlyViewed, viewedNames } = storageKeys
  const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown
  const stored = () => read(recentlyViewed)
  const head = (slug: string) => `<h1>Name of ${slug}</h1><div><a>Safety</a></div>`
  /** Opens a page of this address; one that was not found has no canonical address. */
  const open = (pathname: string, isFound = true, body = head(pathname.split('/').pop()!)) => {
    history.replaceState(null, '', pathname)
    openPage(body, 'loading')
    if (isFound)
      document.head.insertAdjacentHTML('beforeend', `<link rel="canonical" href="https://x.example${pathname}">`)
    arrive()
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' })
  }
  /** Opens the page and leaves it. */
  const view = (...page: Parameters<typeof open>) => {
    open(...page)
    for (const step of undo.splice(0)) step()
  }
  const place = renderToStaticMarkup(createElement(RecentlyViewed))
  const viewed = () => document.querySelector('.viewed')
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('.viewed a')].map((link) => [link.pathname, link.textContent])

  const viewNow = () => view('/templates/now', true, head('now') + place)

  test('are stored before scripts run: latest first, without duplicates, five at most, their names under another key', () => {
    for (const slug of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) view(`/templates/${slug}`)
    const slugs = ['f', 'e', 'd', 'a', 'c']
    expect(scripts()).toEqual([])
    expect(stored()).toEqual(slugs)
    expect(slugs).toHaveLength(constants.recentlyViewedStored)
    expect(read(viewedNames)).toEqual(Object.fromEntries(slugs.map((slug) => [slug, [`Name of ${slug}`, 'Safety']])))
  })

  test('stored by an earlier version, with names or as slugs, are kept', () => {
    localStorage.setItem(recentlyViewed, JSON.stringify([['a', 'Contract', 'Contracts'], 'b', ['now', 'Old', 'Old']]))
    viewNow()
    expect(stored()).toEqual(['now', 'a', 'b'])
    expect(links()).toEqual([
      ['/templates/a', 'Contract'],
      ['/templates/b', 'b'],
    ])
    expect(read(viewedNames)).toEqual({ now: ['Name of now', 'Safety'], a: ['Contract', 'Contracts'], b: [] })
  })

  test('do not include other pages or pages that do not exist, and are hidden if there are none', () => {
    for (const path of ['/templates', '/templates/slate/fill', '/categories/hr', '/']) view(path)
    view('/templates/no-such-template', false)
    expect(stored()).toBeNull()
    viewNow()
    expect(viewed()).not.toBeVisible()
  })

  test('are shown in order before scripts run, three at most', () => {
    for (const slug of ['a', 'b', 'c', 'd', 'b']) view(`/templates/${slug}`)
    viewNow()
    expect(links()).toEqual([
      ['/templates/b', 'Name of b'],
      ['/templates/d', 'Name of d'],
      ['/templates/c', 'Name of c'],
    ])
    expect(links()).toHaveLength(constants.recentlyViewedShown)
    expect(viewed()).toBeVisible()
    expect(document.querySelector('.viewed p')).toHaveTextContent('Safety')
  })

  test.each([false, true])('are cleared by their button; while scripts start: %s', (isStarted) => {
    view('/templates/a')
    open('/templates/now', true, head('now') + place)
    if (isStarted) send(new Event('wheel'))
    if (isStarted) paint()
    expect(sources().length > 0).toBe(isStarted)
    viewed()!.querySelector('button')!.click()
    expect(viewed()).not.toBeVisible()
    expect([stored(), read(viewedNames)]).toEqual([null, null])
  })

  test('start empty, with a log entry, if something else is stored', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const key of [recentlyViewed, viewedNames])
      for (const text of ['{', '5', 'null']) {
        localStorage.clear()
        localStorage.setItem(key, text)
        view('/templates/now')
        expect(stored()).toEqual(['now'])
        expect(read(viewedNames)).toEqual({ now: ['Name of now', 'Safety'] })
      }
    expect(log).toHaveBeenCalledTimes(4)
  })
})

test('content that depends on the browser or the day is right before scripts run', () => {
  jest.setSystemTime(new Date('2031-03-01'))
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => undefined })
  localStorage.setItem(storageKeys.list, 'rows')
  openPage(
    '<i data-year>2030</i><button data-share="device" hidden></button>' +
      '<div class="list-switch"><button aria-pressed="true"></button><button aria-pressed="false"></button></div>',
    'loading',
  )
  arrive()
  expect(document.querySelector('[data-year]')).toHaveTextContent('2031')
  expect(document.querySelector('[data-share]')).toBeVisible()
  expect([...document.querySelectorAll<HTMLElement>('.list-switch button')].map((one) => one.ariaPressed)).toEqual([
    'false',
    'true',
  ])
  Reflect.deleteProperty(navigator, 'share')
  delete document.documentElement.dataset.list
})

test('a page with state editions starts without a sign for a visitor with a state', () => {
  const wakes = (body: string, state?: string) => {
    localStorage.clear()
    if (state) localStorage.setItem(storageKeys.state, state)
    openPage(body, 'loading')
    arrive()
    const { wakes } = document.documentElement.dataset
    delete document.documentElement.dataset.wakes
    return wakes !== undefined
  }
  expect(wakes('<form class="state-choice"></form>', 'TX')).toBe(true)
  expect(wakes('<a data-editions></a>', 'TX')).toBe(true)
  expect(wakes('<form class="state-choice"></form>')).toBe(false)
  expect(wakes('<p></p>', 'TX')).toBe(false)
})

test('visible pages of a document get their picture unless they have one', () => {
  history.replaceState(null, '', '/templates/slate')
  openPage('<div class="strip"><li data-page="1"><img></li><li data-page="2"></li><li data-page="3"></li></div>')
  send(new Event('load'))
  const pages = [...document.querySelectorAll<HTMLElement>('.strip li')]
  for (const page of pages.slice(0, 2)) bringIntoSight(page)
  expect(pages.map((page) => page.style.backgroundImage)).toEqual([
    '',
    expect.stringContaining('/api/documents/slate/pages/2'),
    '',
  ])
})

test('lists get the chosen look before the first paint, and denied storage does no harm', () => {
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
  paint()
  expect(log).toHaveBeenCalled()
  expect(scripts()).not.toEqual([])
})
