/**
 * @generated SignedSource<<30b7e94e6c9f9c3439e94ff743949110>>
 * @relayHash fc2215a73521b941497f30e82ffb18b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4282a232f412dcf2e41ff3456cd294442bec1b813f0fb207e1d3e03364a9cce2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsScreenQuery } from './FollowedAuthorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4282a232f412dcf2e41ff3456cd294442bec1b813f0fb207e1d3e03364a9cce2",
    "metadata": {},
    "name": "FollowedAuthorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
