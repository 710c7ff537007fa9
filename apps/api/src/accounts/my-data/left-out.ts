import { DATA_MAP } from '@ahia/reference/data-map/data-map'
import { namesOf } from '@ahia/reference/data-map/mapped-table'
import { DATA_TOPICS } from '@ahia/reference/data-map/topics'

/** PRIV-02: what the map calls personal, what is about customers or visitors, and why the export has it not. */
export const listLeftOut = (): { what: string; why: string }[] =>
  Object.entries(DATA_MAP).flatMap(([table, { topic, exported, personal, sensitive }]) => {
    if (topic === null || exported === undefined || !('leftOut' in exported)) return []
    const { about } = DATA_TOPICS[topic]
    if (about === 'staff' || about === 'shops') return []
    const columns = [...namesOf(personal), ...namesOf(sensitive)].join(', ')
    return [{ what: `${table.replaceAll('_', ' ')}: ${columns}`, why: exported.leftOut }]
  })
