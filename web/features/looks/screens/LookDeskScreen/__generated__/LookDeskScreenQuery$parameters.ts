/**
 * @generated SignedSource<<dea2ed3f17c507828b02eb929eacc3d0>>
 * @relayHash 847448fc454def8484ba6801034b2cce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecfd1f824fa3da26fffadde5eee3bd97a840e616d6272218339dac7011c93548

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LookDeskScreenQuery } from './LookDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<LookDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecfd1f824fa3da26fffadde5eee3bd97a840e616d6272218339dac7011c93548",
    "metadata": {},
    "name": "LookDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
