/**
 * @generated SignedSource<<6e5b614127def73758040dcd1ae11da4>>
 * @relayHash f618486561bfefef716f3ebb9b4e257e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22a5f5fb9afd0c6eadeaa3915290adc1c71ea076c54dcc21a55e6be7fcc8b826

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAlbumsScreenQuery } from './ProfileAlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22a5f5fb9afd0c6eadeaa3915290adc1c71ea076c54dcc21a55e6be7fcc8b826",
    "metadata": {},
    "name": "ProfileAlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
