import type { IsoDate } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import { expect, it } from 'vitest'
import { configurations, namespaces, usage, users, widgetClients } from './index.ts'

describeOnBothDatabases('namespaces', getDb => {
  const person = async (email: string) => (await users.create(getDb(), { email, name: email })) ?? 0

  const claim = (name: string, userId: number, most = 20) => namespaces.claim(getDb(), { name, userId, most })

  it('belong to whoever claims the first word, and of two at once to one', async () => {
    const [ann, bob] = [await person('ann@example.com'), await person('bob@example.com')]
    expect(await claim('acme.research', ann)).toBe('made')
    expect(await claim('acme.research', ann)).toBe('own')
    expect(await claim('acme', ann)).toBe('made')
    expect(await claim('acme.research', bob)).toBe('taken')
    expect(await claim('acme.shop', bob)).toBe('taken')
    expect(await claim('acme-shop', bob)).toBe('made')
    expect((await Promise.all([claim('race.a', ann), claim('race.b', bob)])).sort()).toEqual(['made', 'taken'])
    const key = { namespace: 'operators.own', environment: 'prod' }
    await configurations.put(getDb(), { ...key, body: '{}', isPublic: false, note: '' })
    expect(await claim('operators', bob)).toBe('taken')
    expect((await namespaces.ofUser(getDb(), ann)).map(({ name }) => name).slice(0, 2)).toEqual([
      'acme',
      'acme.research',
    ])
  })

  it('may have several owners, and keep the last', async () => {
    const [ann, bob] = [await person('ann2@example.com'), await person('bob2@example.com')]
    await claim('shared', ann)
    expect(await namespaces.isOwner(getDb(), 'shared', bob)).toBe(false)
    expect(await namespaces.removeOwner(getDb(), 'shared', ann)).toBe(false)
    await namespaces.invite(getDb(), 'shared', 'Bob2@example.com')
    await namespaces.invite(getDb(), 'shared', 'bob2@example.com')
    await namespaces.invite(getDb(), 'shared', 'nobody@example.com')
    await namespaces.withdrawInvitation(getDb(), 'shared', 'nobody@example.com')
    expect((await namespaces.invitations(getDb(), 'shared')).map(({ email }) => email)).toEqual(['bob2@example.com'])
    await namespaces.acceptInvitations(getDb(), { userId: bob, email: 'BOB2@example.com' })
    await namespaces.acceptInvitations(getDb(), { userId: bob, email: 'BOB2@example.com' })
    expect(await namespaces.invitations(getDb(), 'shared')).toEqual([])
    expect((await namespaces.owners(getDb(), 'shared')).map(({ email }) => email)).toEqual([
      'ann2@example.com',
      'bob2@example.com',
    ])
    expect(await namespaces.removeOwner(getDb(), 'shared', ann)).toBe(true)
    expect(await namespaces.isOwner(getDb(), 'shared', ann)).toBe(false)
  })

  it('are deleted from all their owners, served no more, and come back to who deleted them, without tokens', async () => {
    const [ann, bob] = [await person('ann3@example.com'), await person('bob3@example.com')]
    const key = { namespace: 'gone.site', environment: 'prod' }
    const served = async () => (await configurations.current(getDb(), key))?.body ?? null
    const exported = async () =>
      (await configurations.currentPublic(getDb(), 'prod')).some(({ namespace }) => namespace === key.namespace)
    await claim('gone.site', ann)
    await namespaces.invite(getDb(), 'gone.site', 'bob3@example.com')
    await namespaces.acceptInvitations(getDb(), { userId: bob, email: 'bob3@example.com' })
    await namespaces.invite(getDb(), 'gone.site', 'later@example.com')
    await configurations.put(getDb(), { ...key, body: '{"a":1}', isPublic: true, note: '', userId: ann })
    const client = { namespace: 'gone.site', label: '', scopes: [], origins: [], expiresAt: null }
    await widgetClients.create(getDb(), { ...client, id: 'gone', kind: 'token', secretHash: null })
    expect([await served(), await exported()]).toEqual(['{"a":1}', true])

    const remove = () => namespaces.remove(getDb(), { name: 'gone.site', userId: bob, at: new Date() })
    expect(await remove()).toEqual(['gone'])
    expect(await remove()).toBeNull()
    expect([await served(), await exported(), await namespaces.isDeleted(getDb(), 'gone.site')]).toEqual([
      null,
      false,
      true,
    ])
    expect(await widgetClients.isInForce(getDb(), 'gone')).toBe(false)
    expect(await namespaces.owners(getDb(), 'gone.site')).toEqual([])
    expect(await namespaces.invitations(getDb(), 'gone.site')).toEqual([])
    expect(await configurations.history(getDb(), 'gone.site')).toHaveLength(1)
    expect((await namespaces.deletedBy(getDb(), bob)).map(({ name }) => name)).toEqual(['gone.site'])

    expect([await claim('gone.site', ann), await claim('gone', ann)]).toEqual(['taken', 'taken'])
    expect(await claim('bobs-second', bob, 1)).toBe('full')
    expect(await claim('gone.site', bob, 1)).toBe('made')
    expect(await served()).toBe('{"a":1}')
    expect(await widgetClients.isInForce(getDb(), 'gone')).toBe(false)
    expect(await namespaces.deletedBy(getDb(), bob)).toEqual([])
  })

  it('that were deleted stop nobody who has another below the same word, and are served again by an operator', async () => {
    const [ann, bob] = [await person('ann4@example.com'), await person('bob4@example.com')]
    await claim('word', ann)
    await claim('word.old', ann)
    await namespaces.remove(getDb(), { name: 'word.old', userId: ann, at: new Date() })
    expect([await claim('word.new', ann), await claim('word.new', bob)]).toEqual(['made', 'taken'])
    await namespaces.restore(getDb(), 'word.old')
    expect(await namespaces.isDeleted(getDb(), 'word.old')).toBe(false)
    expect(await claim('word.old', ann)).toBe('taken')
  })

  it('name the origins that pages report from by their secrets and tokens in force', async () => {
    const ann = await person('ann5@example.com')
    const now = new Date()
    const from = (name: string) => namespaces.findReportingOrigins(getDb(), name, now)
    await claim('reports', ann)
    expect([await from('reports'), await from('nobodys')]).toEqual([[], null])
    const origins = ['https://a.example', 'https://b.example']
    const client = { namespace: 'reports', kind: 'token', label: '', secretHash: null, scopes: [] } as const
    const past = new Date(now.getTime() - 1)
    await widgetClients.create(getDb(), { ...client, id: 'old', origins: ['https://old.example'], expiresAt: past })
    await widgetClients.create(getDb(), { ...client, id: 'two', origins, expiresAt: null })
    expect(await from('reports')).toEqual(origins)
    await widgetClients.create(getDb(), { ...client, id: 'any', origins: null, expiresAt: null })
    expect(await from('reports')).toEqual([])
    await widgetClients.revoke(getDb(), 'reports', 'any', now)
    expect(await from('reports')).toEqual(origins)
    await namespaces.remove(getDb(), { name: 'reports', userId: ann, at: now })
    await configurations.put(getDb(), {
      namespace: 'reports',
      environment: 'qa',
      body: '{}',
      isPublic: false,
      note: '',
    })
    expect(await from('reports')).toBeNull()
    await configurations.put(getDb(), { namespace: 'put', environment: 'qa', body: '{}', isPublic: false, note: '' })
    expect(await from('put')).toEqual([])
  })

  it('see their own usage, by day', async () => {
    const common = { application: '', namespace: 'acme', component: 'news-list', version: '1.0.0', outcome: 'PAINTED' }
    await usage.add(getDb(), [
      { ...common, day: '2026-11-12', count: 2 },
      { ...common, day: '2026-11-13', count: 3 },
      { ...common, day: '2026-11-13', application: 'shop', count: 4 },
      { ...common, day: '2026-11-13', namespace: 'other', count: 9 },
    ])
    expect(await usage.ofNamespace(getDb(), 'acme', '2026-11-12' as IsoDate)).toEqual([
      { day: '2026-11-13', component: 'news-list', version: '1.0.0', outcome: 'PAINTED', count: 7 },
      { day: '2026-11-12', component: 'news-list', version: '1.0.0', outcome: 'PAINTED', count: 2 },
    ])
  })
})
