/**
 * @generated SignedSource<<383e2b952a153728be79b0729243d6d4>>
 * @relayHash 6a75b3636326006f222af5ec03226539
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e6214f309a899e84946fb0163935758ceff1b78017eead8cf88f6bd02e7ee51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsScreenQuery } from './FollowedAuthorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e6214f309a899e84946fb0163935758ceff1b78017eead8cf88f6bd02e7ee51",
    "metadata": {},
    "name": "FollowedAuthorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
