import { mount } from 'svelte'
import Research from './research.svelte'

const target = document.getElementById('app')
if (target) mount(Research, { target })
