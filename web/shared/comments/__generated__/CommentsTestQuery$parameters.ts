/**
 * @generated SignedSource<<73f0aa3225776f3215b8e41a560cc48d>>
 * @relayHash 5f041c8e56bf8364816bada0c78e354c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c91e53d45c0ef04b25d7ceb374809db23dcccf92b5d6c5572257bd554b90457a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommentsTestQuery } from './CommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<CommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c91e53d45c0ef04b25d7ceb374809db23dcccf92b5d6c5572257bd554b90457a",
    "metadata": {},
    "name": "CommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
