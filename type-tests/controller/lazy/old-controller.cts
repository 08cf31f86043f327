class Old {
  show() {}
}
export = Old
