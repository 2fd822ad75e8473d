/**
 * @generated SignedSource<<d0784185ac58c8fe1069c651716727e0>>
 * @relayHash 37aff6432ce003286b1b37ab9004e416
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed10a62cab3e9f9f282081b58d506b6c32ecf9661807a5785a3bf88aeff0ccf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentsTestQuery } from './CommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<CommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed10a62cab3e9f9f282081b58d506b6c32ecf9661807a5785a3bf88aeff0ccf0",
    "metadata": {},
    "name": "CommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
