/**
 * @generated SignedSource<<134c336b63743ee1b44d3f0eade3362e>>
 * @relayHash 04684f50c13048406983118c42b2ed4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92055bb99b317320d4e5244d423fac1d46d266e2e62a25968ea76c78c61d8847

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileRelationsScreenQuery } from './ProfileRelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92055bb99b317320d4e5244d423fac1d46d266e2e62a25968ea76c78c61d8847",
    "metadata": {},
    "name": "ProfileRelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
