import type { IsoDate } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import { expect, it } from 'vitest'
import { configurations, namespaces, usage, users } from './index.ts'

describeOnBothDatabases('namespaces', getDb => {
  const person = async (email: string) => (await users.create(getDb(), { email, name: email })) ?? 0

  it('belong to whoever claims the first word, and of two at once to one', async () => {
    const [ann, bob] = [await person('ann@example.com'), await person('bob@example.com')]
    const claim = (name: string, userId: number) => namespaces.claim(getDb(), { name, userId })
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
    await namespaces.claim(getDb(), { name: 'shared', userId: ann })
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
