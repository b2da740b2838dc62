/** Which files may import which: layers, islands and leaves, and no circles between folders. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Texts of the site, open to all layers, and the law, to which the layers above come through their own rooms. */
const openData = '^data/(site/|shared/(types|categories)\\.ts$|[^/]+\\.json$|law/(?!citations/|month\\.ts$))'

/** The folders of data/, from the bottom up: those of one level do not import each other. */
const levels = [['site', 'law', 'search'], ['shared'], ['roofs'], ['examples', 'library'], ['catalogue']]

export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'A room whose imports lead back to it cannot be read or moved on its own.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(components|data|lib)/[^/]+$' },
      to: { circular: true },
    },
    forbid(
      'no-circles',
      'Files that import each other cannot be read one after the other; imports of types count.',
      { path: '^(app|components|data|lib)/' },
      { circular: true },
    ),
    forbid(
      'leaves',
      'lib/http and lib/log know nothing of the product.',
      { path: '^lib/(http|log)/' },
      { path: '^(lib|data|components|app)/', pathNot: '^lib/(http|log)/|^lib/(singleton|monotonic)\\.ts$' },
    ),
    forbid(
      'app-on-top',
      'app/ is the top layer: nothing imports it.',
      { path: '^(components|lib|data)/' },
      { path: '^app/' },
    ),
    forbid(
      'components-above-lib',
      'lib/ and data/ are below components/.',
      { path: '^(lib|data)/' },
      { path: '^components/' },
    ),
    ...levels.map((folders, level) =>
      forbid(
        'layers-of-data',
        'A folder of data/ imports only from folders below it: data/README.md lists them.',
        { path: `^data/(${folders.join('|')})/` },
        {
          path: '^data/',
          pathNot: `^data/[^/]+\\.json$|^data/(${['$1', ...levels.slice(0, level).flat()].join('|')})/`,
        },
      ),
    ),
    forbid(
      'authoring-entry',
      'data/ imports the engine through lib/documents/author only, and nothing else of lib/.',
      { path: '^data/' },
      { path: '^lib/', pathNot: '^lib/documents/author\\.ts$' },
    ),
    forbid(
      'island',
      'The document engine imports nothing else of the project.',
      { path: '^lib/documents/' },
      { path: '^(data|lib)/', pathNot: '^lib/documents/' },
    ),
    forbid(
      'readers-of-templates',
      'lib/catalogue and lib/examples are the only readers of the templates in data/.',
      { path: '^(components|app|lib)/', pathNot: '^lib/(catalogue|examples)/' },
      { path: '^data/', pathNot: openData },
    ),
    forbid(
      'no-scripts',
      'Scripts and tests are never imported.',
      { path: '^(app|components|lib|data)/' },
      { path: '^(scripts|tests)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
  },
}
