/**
 * @generated SignedSource<<ea3d7fc9be74cc8097ee9dc0cfb8d59e>>
 * @relayHash 41e1c34e8ecaefa9320baa051ecebd52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84ecaf5d38ff1fad0407ad0802333c5c01f97408df8d3a23aaabc479efc54c9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileGuestbookScreenQuery } from './ProfileGuestbookScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileGuestbookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84ecaf5d38ff1fad0407ad0802333c5c01f97408df8d3a23aaabc479efc54c9d",
    "metadata": {},
    "name": "ProfileGuestbookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
