/**
 * @generated SignedSource<<7ec144ffb6e84a9ed0583984b17555b4>>
 * @relayHash 0a1483d86ba62ce9a53c7f9f82360376
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72787387f5ef68dba8a922323c308fb154f3ef2be459e95fc9446a19b850df7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsEntriesScreenQuery } from './FollowedAuthorsEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72787387f5ef68dba8a922323c308fb154f3ef2be459e95fc9446a19b850df7d",
    "metadata": {},
    "name": "FollowedAuthorsEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
