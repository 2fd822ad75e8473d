/**
 * @generated SignedSource<<1c759bc249dfa4b4f380d8b0d11f95b4>>
 * @relayHash 7b2c3c6e877b59917a73714b9fb583d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8bf0946e7ad7cd921f61b0c51d6a025001aa7a920906f99ccbd8d846e053af6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgesScreenQuery } from './LodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8bf0946e7ad7cd921f61b0c51d6a025001aa7a920906f99ccbd8d846e053af6",
    "metadata": {},
    "name": "LodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
