import { createApp } from 'vue'
import SharePrice from './share-price.vue'

createApp(SharePrice).mount('#app')
