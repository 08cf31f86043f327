/** The paths of GitHub's public REST interface (version 3), each with its methods: 219 routes. */
export const GITHUB = `
GET /events
GET /feeds
GET /emojis
GET /meta
GET /rate_limit
GET /gitignore/templates
GET /gitignore/templates/:name
GET /repositories
GET /users
GET /search/repositories
GET /search/code
GET /search/issues
GET /search/users
GET /legacy/issues/search/:owner/:repository/:state/:keyword
GET /legacy/repos/search/:keyword
GET /legacy/user/search/:keyword
GET /legacy/user/email/:email
POST /markdown
POST /markdown/raw
GET POST /authorizations
GET PATCH DELETE /authorizations/:id
PUT /authorizations/clients/:client_id
GET DELETE /applications/:client_id/tokens/:access_token
DELETE /applications/:client_id/tokens
GET /networks/:owner/:repo/events
GET PUT /notifications
GET PATCH /notifications/threads/:id
GET PUT DELETE /notifications/threads/:id/subscription
GET POST /gists
GET /gists/public
GET /gists/starred
GET PATCH DELETE /gists/:id
GET PUT DELETE /gists/:id/star
POST /gists/:id/forks
GET /issues
GET PATCH /orgs/:org
GET /orgs/:org/events
GET /orgs/:org/issues
GET /orgs/:org/members
GET DELETE /orgs/:org/members/:user
GET /orgs/:org/public_members
GET PUT DELETE /orgs/:org/public_members/:user
GET POST /orgs/:org/repos
GET POST /orgs/:org/teams
GET PATCH DELETE /teams/:id
GET /teams/:id/members
GET PUT DELETE /teams/:id/members/:user
GET /teams/:id/repos
GET PUT DELETE /teams/:id/repos/:owner/:repo
GET PATCH /user
GET POST DELETE /user/emails
GET /user/followers
GET /user/following
GET PUT DELETE /user/following/:user
GET /user/issues
GET POST /user/keys
GET PATCH DELETE /user/keys/:id
GET /user/orgs
GET POST /user/repos
GET /user/starred
GET PUT DELETE /user/starred/:owner/:repo
GET /user/subscriptions
GET PUT DELETE /user/subscriptions/:owner/:repo
GET /user/teams
GET /users/:user
GET /users/:user/events
GET /users/:user/events/public
GET /users/:user/events/orgs/:org
GET /users/:user/followers
GET /users/:user/following
GET /users/:user/following/:target_user
GET /users/:user/gists
GET /users/:user/keys
GET /users/:user/orgs
GET /users/:user/received_events
GET /users/:user/received_events/public
GET /users/:user/repos
GET /users/:user/starred
GET /users/:user/subscriptions
GET PATCH DELETE /repos/:owner/:repo
GET /repos/:owner/:repo/assignees
GET /repos/:owner/:repo/assignees/:assignee
GET /repos/:owner/:repo/branches
GET /repos/:owner/:repo/branches/:branch
GET /repos/:owner/:repo/collaborators
GET PUT DELETE /repos/:owner/:repo/collaborators/:user
GET /repos/:owner/:repo/comments
GET PATCH DELETE /repos/:owner/:repo/comments/:id
GET /repos/:owner/:repo/commits
GET /repos/:owner/:repo/commits/:sha
GET POST /repos/:owner/:repo/commits/:sha/comments
GET /repos/:owner/:repo/contributors
GET /repos/:owner/:repo/events
GET POST /repos/:owner/:repo/forks
POST /repos/:owner/:repo/git/blobs
GET /repos/:owner/:repo/git/blobs/:sha
POST /repos/:owner/:repo/git/commits
GET /repos/:owner/:repo/git/commits/:sha
GET POST /repos/:owner/:repo/git/refs
POST /repos/:owner/:repo/git/tags
GET /repos/:owner/:repo/git/tags/:sha
POST /repos/:owner/:repo/git/trees
GET /repos/:owner/:repo/git/trees/:sha
GET POST /repos/:owner/:repo/hooks
GET PATCH DELETE /repos/:owner/:repo/hooks/:id
POST /repos/:owner/:repo/hooks/:id/tests
GET POST /repos/:owner/:repo/issues
GET PATCH /repos/:owner/:repo/issues/:number
GET POST /repos/:owner/:repo/issues/:number/comments
GET /repos/:owner/:repo/issues/:number/events
GET POST PUT DELETE /repos/:owner/:repo/issues/:number/labels
DELETE /repos/:owner/:repo/issues/:number/labels/:name
GET POST /repos/:owner/:repo/keys
GET PATCH DELETE /repos/:owner/:repo/keys/:id
GET POST /repos/:owner/:repo/labels
GET PATCH DELETE /repos/:owner/:repo/labels/:name
GET /repos/:owner/:repo/languages
POST /repos/:owner/:repo/merges
GET POST /repos/:owner/:repo/milestones
GET PATCH DELETE /repos/:owner/:repo/milestones/:number
GET /repos/:owner/:repo/milestones/:number/labels
GET PUT /repos/:owner/:repo/notifications
GET POST /repos/:owner/:repo/pulls
GET PATCH /repos/:owner/:repo/pulls/:number
GET PUT /repos/:owner/:repo/pulls/:number/comments
GET /repos/:owner/:repo/pulls/:number/commits
GET /repos/:owner/:repo/pulls/:number/files
GET PUT /repos/:owner/:repo/pulls/:number/merge
GET /repos/:owner/:repo/readme
GET POST /repos/:owner/:repo/releases
GET PATCH DELETE /repos/:owner/:repo/releases/:id
GET /repos/:owner/:repo/releases/:id/assets
GET /repos/:owner/:repo/stargazers
GET /repos/:owner/:repo/stats/code_frequency
GET /repos/:owner/:repo/stats/commit_activity
GET /repos/:owner/:repo/stats/contributors
GET /repos/:owner/:repo/stats/participation
GET /repos/:owner/:repo/stats/punch_card
GET POST /repos/:owner/:repo/statuses/:ref
GET /repos/:owner/:repo/subscribers
GET PUT DELETE /repos/:owner/:repo/subscription
GET /repos/:owner/:repo/tags
GET /repos/:owner/:repo/teams
`
