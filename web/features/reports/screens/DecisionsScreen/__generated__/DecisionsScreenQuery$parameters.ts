/**
 * @generated SignedSource<<ba24a0c2e5ba95d1c5328691335a8618>>
 * @relayHash 9225af1dbe6405338c2f3040530567b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2084da7f78fdec3f6ec2f91690a98a5df5974122f7b8b5bdaaacd1c2dd752aaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecisionsScreenQuery } from './DecisionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DecisionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2084da7f78fdec3f6ec2f91690a98a5df5974122f7b8b5bdaaacd1c2dd752aaa",
    "metadata": {},
    "name": "DecisionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
