/**
 * @generated SignedSource<<53ba02dc8a0873088bce29e1606ea6c4>>
 * @relayHash b2cbf3cdb7889c1ffab4712c9e8df1f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dac13b8a1ee019ec0f0109b6ef23148cea3cd36e53abe6a0ac5532f018cc2df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsScreenQuery } from './FollowedAuthorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dac13b8a1ee019ec0f0109b6ef23148cea3cd36e53abe6a0ac5532f018cc2df",
    "metadata": {},
    "name": "FollowedAuthorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
