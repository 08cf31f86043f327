import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import Layout from './Layout.vue'
import './style.css'

export default {
  extends: DefaultTheme,
  Layout,
  async enhanceApp() {
    if (import.meta.env.SSR) return
    const { showTypes } = await import('./types.js')
    showTypes()
  },
} satisfies Theme
