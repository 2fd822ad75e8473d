/**
 * @generated SignedSource<<acb3eaa6266623fe7fac977621eb1ff6>>
 * @relayHash d388fee087350f897da95384e7ffa384
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18f51a31f84687337e2836445bee14bf6a03ce0632482d9a42fa37222f5367fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18f51a31f84687337e2836445bee14bf6a03ce0632482d9a42fa37222f5367fa",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
