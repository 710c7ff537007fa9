const [DATABASE, STORE] = ['seller-photos', 'photos']

/** SELL-55: photos that wait to be sent, under the key of their command. Local storage holds no pictures. */
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const change = database.transaction(STORE, mode)
      const asked = act(change.objectStore(STORE))
      change.oncomplete = () => resolve(asked.result)
      change.onabort = () => reject(change.error)
      change.onerror = () => reject(change.error)
    })
  } finally {
    database.close()
  }
}

/** Rejects when the browser blocks site data or the phone is full. */
export async function keepPhoto(key: string, photo: Blob): Promise<void> {
  await inStore('readwrite', (store) => store.put(photo, key))
}

/** null when it is not on this phone any more. */
export async function readPhoto(key: string): Promise<Blob | null> {
  const found: unknown = await inStore('readonly', (store) => store.get(key))
  return found instanceof Blob ? found : null
}

export async function removePhoto(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key)).catch(() => undefined)
}

/** SELL-56: on a phone that several people use. */
export async function forgetPhotos(): Promise<void> {
  await inStore('readwrite', (store) => store.clear()).catch(() => undefined)
}
