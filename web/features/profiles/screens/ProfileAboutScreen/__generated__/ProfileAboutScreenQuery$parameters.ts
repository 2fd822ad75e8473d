/**
 * @generated SignedSource<<3a3a0c4e053af3f68962f3b45e151a08>>
 * @relayHash 46249da41f7292b5230d208e60a500f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0098ba07d620e770883057b346b80f77b6c3fadb4a833400bc534d82312b2e1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0098ba07d620e770883057b346b80f77b6c3fadb4a833400bc534d82312b2e1f",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
